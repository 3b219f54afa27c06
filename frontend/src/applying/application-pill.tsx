import type { ApplicationStatus } from '@babelboard/wire';
import { StatusPill } from '../ui/status-pill.js';
import { toneOf, useStatusWords } from './status-words.js';

/** How far an application is. */
export function ApplicationPill({ status, whose }: { status: ApplicationStatus; whose: 'candidate' | 'company' }) {
  const words = useStatusWords(whose);
  return <StatusPill tone={toneOf(status)}>{words(status)}</StatusPill>;
}
