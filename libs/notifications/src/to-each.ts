import { PutBack } from '@babelboard/platform';

/**
 * Mails several people one after the other, each whatever becomes of the others' mails: one whose mail waits holds up nobody.
 * @throws what stopped a mail, so that the task comes again: an error, else the PutBack that is due first
 */
export async function toEach<T>(people: Iterable<T>, send: (person: T) => Promise<void>): Promise<void> {
  const stopped: unknown[] = [];
  for (const person of people) {
    await send(person).catch((error: unknown) => stopped.push(error));
  }
  if (stopped.length > 0) {
    throw stopped.reduce((one, other) => (dueIn(other) < dueIn(one) ? other : one));
  }
}

function dueIn(error: unknown): number {
  return error instanceof PutBack ? error.delayMs : 0;
}
