import type { AuditLogResponse } from '@babelboard/wire';

type Detail = AuditLogResponse['data'][number]['detail'];

/** The plain facts of an entry in one line; what is empty, or not so, is left out. */
export function detailWords(detail: Detail): string {
  return Object.entries(detail)
    .map(([name, value]) => [name, valueWords(value)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ');
}

function valueWords(value: Detail[string]): string {
  if (value === null || value === false) return '';
  if (typeof value !== 'object') return String(value);
  const inner = Object.entries(value).map(([name, one]) =>
    Array.isArray(value) ? valueWords(one) : `${name} ${valueWords(one)}`,
  );
  return inner.join(' ');
}
