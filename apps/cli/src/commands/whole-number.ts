import { InvalidArgumentError } from 'commander';

/** Reads a whole number of up to six digits, also below zero, from the command line. */
export function wholeNumber(text: string): number {
  if (!/^-?\d{1,6}$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number.');
  }
  return Number(text);
}
