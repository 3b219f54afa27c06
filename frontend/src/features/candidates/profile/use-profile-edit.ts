import { candidateFields } from '@babelboard/wire';
import type { z } from 'zod';
import { checkBySchema } from '../../../forms/inline/check-by-schema.js';
import type { Checked } from '../../../forms/inline/inline-edit.js';
import { type Edit, useInlineEdit } from '../../../forms/inline/use-inline-edit.js';
import { useIssueWords } from '../../../forms/issue-words.js';
import type { TextKey } from '../../../i18n/use-text.js';

export interface ProfileEditOptions<Values extends object> {
  /** Names the draft. */
  part: string;
  saved: Values;
  send: (changes: Partial<Values>, base: Partial<Values>) => Promise<unknown>;
  /** The schema of each field, where it is none of the profile itself. */
  shape?: Readonly<Record<string, z.ZodType>>;
  /** What is wrong with one value beside the others. */
  rule?: (name: keyof Values & string, value: unknown, values: Values) => string | null;
  byButton?: boolean;
  failed?: TextKey;
}

/** A part of the profile that is edited in place, checked by the schemas that the server uses. */
export function useProfileEdit<Values extends object>(options: ProfileEditOptions<Values>): Edit<Values> {
  const { part, saved, send, shape = candidateFields, rule, byButton = false, failed } = options;
  const words = useIssueWords();
  const bySchema = checkBySchema(shape, words);
  const check = (name: keyof Values & string, value: unknown, values: Values): Checked => {
    const checked = bySchema(name, value);
    const wrong = 'value' in checked ? (rule?.(name, checked.value, values) ?? null) : null;
    return wrong === null ? checked : { wrong };
  };
  return useInlineEdit({ part, saved, send, check, byButton, failed });
}
