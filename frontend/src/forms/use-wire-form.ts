import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useId, useRef, useState } from 'react';
import {
  type ChangeHandler,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  get,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useText } from '../i18n/use-text.js';
import { refusedFields, useFailureWords } from './failure-words.js';
import { fieldWords, useIssueWords } from './issue-words.js';

/** In place of words: what is wrong stands at the fields, whose number falls while they are mended. */
const AT_FIELDS = Symbol('at fields');

/** What a form sends is always an object of fields. */
type WireSchema = z.ZodObject;

export interface WireFormOptions<Schema extends WireSchema, Answer> {
  schema: Schema;
  /** Only what the page itself knows: text fields have none, so that nothing typed before the page runs is lost. */
  defaults?: DefaultValues<z.input<Schema>>;
  /** What is said when the server says nothing better. */
  fallback: string;
  send: (values: z.output<Schema>) => Promise<Answer>;
  done: (answer: Answer, values: z.output<Schema>) => void;
  /** The server looks at the rest also where the schema refuses some fields: it is asked at once, so that nothing is refused later. */
  serverLooksFurther?: boolean;
  /** Takes an error that is no failure to be shown; gives whether it did. */
  takes?: (error: Error) => boolean;
}

/** What a field component needs of the form. */
export interface FieldProps {
  id: string;
  name: string;
  error: string | undefined;
  ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void;
  onChange: ChangeHandler;
  onBlur: ChangeHandler;
}

/**
 * A form checked by the schema that the server uses. The server's words about single fields stand at these; the first wrong
 * field gets the focus; everything else that goes wrong stands in `failure`, which says nothing that a field says already.
 * Nothing typed is ever cleared.
 */
export function useWireForm<Schema extends WireSchema, Answer>(options: WireFormOptions<Schema, Answer>) {
  type Input = z.input<Schema>;
  const { schema, defaults, fallback, send, done, serverLooksFurther = false, takes } = options;
  const t = useText();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | typeof AT_FIELDS | null>(null);
  const failureWords = useFailureWords();
  const error = useIssueWords();
  const form = useForm<Input, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error }) as never,
    // It would go by the order of the schema.
    shouldFocusError: false,
    ...(defaults === undefined ? {} : { defaultValues: defaults }),
  });
  const { isSubmitting, errors } = form.formState;

  const refuse = (cause: Error) => {
    const refused = refusedFields(cause);
    for (const [path, message] of Object.entries(refused))
      form.setError(path as FieldPath<Input>, { type: 'server', message });
    const shown = fieldsOf(formRef, Object.keys(refused));
    shown[0]?.focus();
    const words = failureWords(cause, fallback);
    const said = shown.some((field) => refused[field.getAttribute('name') ?? ''] === words);
    setFailure(said ? AT_FIELDS : words);
  };
  /** Marks what the server refuses of the other fields, unless it is typed anew meanwhile. */
  const lookFurther = async (known: string[]) => {
    const asked = form.getValues();
    const refused = await refusedBy(() => send(asked as unknown as z.output<Schema>));
    const further = Object.entries(refused).filter(
      ([path]) => !known.includes(path.split('.')[0] ?? '') && get(form.getValues(), path) === get(asked, path),
    );
    for (const [path, message] of further) form.setError(path as FieldPath<Input>, { type: 'server', message });
  };
  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        done(await send(values), values);
      } catch (cause) {
        if (cause instanceof Error && takes?.(cause) !== true) refuse(cause);
      }
    },
    (wrong) => {
      setFailure(AT_FIELDS);
      fieldsOf(formRef, Object.keys(wrong))[0]?.focus();
      // Nobody waits for it: the first wrong field has the focus at once.
      if (serverLooksFurther) void lookFurther(Object.keys(wrong));
    },
  );
  const said = (name: FieldPath<Input>) => (get(errors, name) as FieldError | undefined)?.message;
  const field = (name: FieldPath<Input>, rules?: RegisterOptions<Input, FieldPath<Input>>): FieldProps => ({
    ...form.register(name, rules),
    id: `${id}${name}`,
    error: fieldWords(t, said(name)),
  });
  const left = Object.keys(errors).length;
  const atFields = left === 0 ? null : t('form.check', { count: left });
  return {
    form,
    formRef,
    field,
    submit,
    refuse,
    busy: isSubmitting,
    failure: failure === AT_FIELDS ? atFields : failure,
  };
}

/** What the server finds wrong; nothing where it cannot be asked. */
async function refusedBy(send: () => Promise<unknown>): Promise<Record<string, string>> {
  try {
    await send();
    return {};
  } catch (cause) {
    return cause instanceof Error ? refusedFields(cause) : {};
  }
}

/** The fields of these names, or of parts of them, that the form has, in its order. */
function fieldsOf(form: RefObject<HTMLFormElement | null>, names: string[]): HTMLElement[] {
  const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
  return [...fields].filter((field) => {
    const name = field.getAttribute('name') ?? '';
    return names.includes(name) || names.includes(name.split('.')[0] ?? '');
  });
}
