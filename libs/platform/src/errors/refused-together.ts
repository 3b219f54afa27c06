import { DomainError } from './domain-error.js';

/** Several rules that one request broke: whoever filled in the form is told of all of them at once. */
export class RefusedTogether extends DomainError {
  constructor(readonly each: readonly DomainError[]) {
    super('SEVERAL_NOT_VALID', 'invalid');
  }
}

type Checks<T extends unknown[]> = { [K in keyof T]: () => T[K] | Promise<T[K]> };

/**
 * Makes every check, also after one has refused, and gives what they gave.
 * @throws DomainError the one that was thrown, RefusedTogether where there were several; any other error at once
 */
export async function checkTogether<T extends unknown[]>(...checks: Checks<T>): Promise<T> {
  const given: unknown[] = [];
  const refused: DomainError[] = [];
  for (const check of checks) {
    try {
      given.push(await check());
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'invalid') {
        throw error;
      }
      refused.push(...(error instanceof RefusedTogether ? error.each : [error]));
    }
  }
  if (refused.length > 0) {
    throw refused.length === 1 ? refused[0] : new RefusedTogether(refused);
  }
  return given as T;
}
