import { offerIdOf } from '@babelboard/job-paths';

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Optional<Name extends string> = Name extends `${infer Bare}${'?' | '*'}` ? Bare : never;
type Required<Name extends string> = Name extends `${string}${'?' | '*'}` ? never : Name;

/** What fills the parts in braces of a path. */
export type PathParams<Path extends string> = { [Name in Required<Names<Path>>]: string } & {
  [Name in Optional<Names<Path>>]?: string;
};

/** What a part may be, by its name; one without a line here may be anything. */
const MAY_BE: Record<string, (part: string) => boolean> = {
  page: (part) => /^[1-9]\d{0,5}$/.test(part),
  id: (part) => /^[1-9]\d{0,9}$/.test(part),
  jobId: (part) => /^[1-9]\d{0,9}$/.test(part),
  candidateId: (part) => /^[\w-]{22}$/.test(part),
  // Of somebody whom the company found, or of an application.
  personId: (part) => /^([\w-]{22}|[1-9]\d{0,9})$/.test(part),
  status: (part) => /^[a-z_]{1,20}$/.test(part),
  offer: (part) => offerIdOf(part) !== null,
};

const BRACES = /\/\{(\w+)([?*]?)\}/g;
const FORMS: Record<string, (name: string) => string> = {
  '': (name) => `/(?<${name}>[^/]+)`,
  '?': (name) => `(?:/(?<${name}>[^/]+))?`,
  '*': (name) => `(?:/(?<${name}>.*))?`,
};

/** Finds the parts of an address that is like this path. Only ASCII letters, digits and hyphens stand in a path as they are. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(BRACES, (_braces, name: string, form: string) => FORMS[form]?.(name) ?? '')}$`);
}

/** The parts of an address, by name; null where it is not like the pattern, or where a part is what it may not be. */
export function readParts(pattern: RegExp, address: string): Record<string, string> | null {
  const match = pattern.exec(address);
  if (match === null) {
    return null;
  }
  const parts = Object.entries(match.groups ?? {}).filter(([, part]) => part !== undefined);
  return parts.every(([name, part]) => MAY_BE[name]?.(part) ?? true) ? Object.fromEntries(parts) : null;
}

/** A path with its parts filled; one that may be missing and is goes with its slash. */
export function fillPath(path: string, params: Record<string, string | undefined>): string {
  const filled = path.replace(BRACES, (_braces, name: string) => {
    const part = params[name];
    return part === undefined ? '' : `/${part}`;
  });
  return filled === '' ? '/' : filled;
}
