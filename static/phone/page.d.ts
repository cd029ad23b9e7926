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

interface Element {
  closest(selectors: string): any;
}

/** Whoever asks for an item by its place knows that it is there, with at() as with brackets. */
interface Array<T> {
  at(index: number): T;
}

/** htmx, which pages bring along. */
declare var htmx: any;
