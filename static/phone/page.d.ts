/**
 * What scripts find on a page: its templates say which element is where, and no compiler sees that.
 * Read by TypeScript alone.
 */

interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Document {
  getElementById(id: string): any;
  addEventListener(type: string, listener: (event: any) => void, options?: any): void;
}

/** Every text of ours is an element's. */
interface Element {
  closest(selectors: string): any;
  textContent: any;
}

/** Safari has it since 16.4. */
interface Navigator {
  userActivation?: { hasBeenActive: boolean };
}

/**
 * Whoever asks for an item by its place knows that it is there, with at() as with brackets. The others
 * are of ES2023; browsers had them earlier than the rest of it.
 */
interface Array<T> {
  at(index: number): T;
  findLast(isMeant: (one: T, place: number) => unknown): T | undefined;
  findLastIndex(isMeant: (one: T, place: number) => unknown): number;
}

/** htmx, which pages bring along. */
declare var htmx: any;

/** What one_tap.js has for the script of a pad. */
declare var holdTaps: () => () => void;
