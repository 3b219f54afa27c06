/** Pages of employer marketing, which are the same for everybody; every other page below /company is a member's. */
const EMPLOYER_PAGES = new Set(['pricing', 'registry', 'find-candidates-in-europe']);

const PERSONAL = new Set([
  'account',
  'admin',
  'auth',
  'backdoor',
  'confirm-email',
  'export',
  'login',
  'logout',
  'password',
  'register',
  'verify-email',
  'welcome',
]);

/** Whether a page belongs to one person, or to who is about to sign in: a shell without data that nobody keeps. */
export function isPersonalPage(path: string): boolean {
  const [first = '', second] = partsOf(path);
  return PERSONAL.has(first) || (first === 'company' && second !== undefined && !EMPLOYER_PAGES.has(second));
}

/** Pages whose address may hold a code that still counts: they tell nobody where a reader comes from. */
export function mayHoldCode(path: string): boolean {
  const [first = '', second, third] = partsOf(path);
  return (
    ['auth', 'backdoor', 'confirm-email', 'export', 'verify-email'].includes(first) ||
    (first === 'password' && second === 'reset' && third !== undefined)
  );
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[\\/]+/)
    .filter((part) => part !== '');
}
