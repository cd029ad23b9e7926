/** Made by scorepad/client/words.py of the sentences of scorepad/i18n/people.py. */
export function dreams(side: number): string;
export function ofBids(number: number, written: string): string;
export function ofNumber(written: string): string;
export function ofRounds(number: number, written: string): string;
