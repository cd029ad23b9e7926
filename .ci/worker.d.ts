/** What a service worker finds around it; `SHELL` is the line that scorepad/web/shell.py puts first. */

declare const SHELL: { cache: string; page: string; files: string[]; behind: string[] };

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(type: string, listener: (event: any) => void): void;
