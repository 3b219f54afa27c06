import {
  ChangeTextLanguage,
  type ContactInfo,
  type Preferences,
  UpdateContactInfo,
  UpdatePreferences,
} from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import { ChangeConsent } from '@babelboard/privacy';
import { type CandidateField, type ChangeFieldRequest, candidateFields } from '@babelboard/wire';
import type { ICommand } from '@nestjs/cqrs';
import { InvalidInput } from '../problems/invalid-input.js';
import { ISSUES_WITHOUT_WORDS, issueProblem } from '../problems/issue-problem.js';
import { CONTACT_NAMES, PREFERENCE_NAMES } from './wire-names.js';

/**
 * The command that changes one field, whose value has a schema of its own.
 * @throws InvalidInput where the value (or `base`) has another form than the field
 */
export function fieldEdit({ accountId }: AuthenticatedSession, { field, ...edit }: ChangeFieldRequest): ICommand {
  const value = read(field, edit.value, 'value');
  if (field === 'cvsearch') {
    return new ChangeConsent(accountId, 'cvsearch', value as boolean, null);
  }
  if (field === 'language') {
    return new ChangeTextLanguage(accountId, value as string);
  }
  const base = edit.base === undefined ? {} : { base: read(field, edit.base, 'base') };
  const contact = nameOf(CONTACT_NAMES, field);
  if (contact !== undefined) {
    return new UpdateContactInfo(accountId, one<ContactInfo>(contact, { base: value }), one(contact, base));
  }
  const preference = nameOf(PREFERENCE_NAMES, field);
  return new UpdatePreferences(
    accountId,
    one<Preferences>(preference as string, { base: value }),
    one(preference as string, base),
  );
}

function read(field: CandidateField, value: unknown, path: string): unknown {
  const result = candidateFields[field].safeParse(value, ISSUES_WITHOUT_WORDS);
  if (!result.success) {
    throw new InvalidInput(
      result.error.issues.map((issue) => {
        const problem = issueProblem(issue);
        return { ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` };
      }),
    );
  }
  return result.data;
}

function nameOf(names: Readonly<Record<string, string>>, field: string): string | undefined {
  return Object.keys(names).find((name) => names[name] === field);
}

/** Values with one field, or with none. */
function one<Values>(name: string, { base: value }: { base?: unknown }): Partial<Values> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Values>;
}
