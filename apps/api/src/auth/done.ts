import type { Done } from '@babelboard/wire';

/** The answer of a write that gives nothing but its text. */
export function doneWith(message: string): Done {
  return { toasts: [{ type: 'success', options: { message } }] };
}
