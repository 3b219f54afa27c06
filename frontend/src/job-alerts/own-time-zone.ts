/** Where who looks at the page is, as IANA calls it. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}
