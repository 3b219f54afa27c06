import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { ErrorSummary } from '../../../../forms/error-summary.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import type { Edit } from '../../../../forms/inline/use-inline-edit.js';
import { useText } from '../../../../i18n/use-text.js';
import { useRangeRule } from '../../profile/history/use-range-rule.js';
import { useProfileEdit } from '../../profile/use-profile-edit.js';
import type { GroupItem } from './group-frame.js';
import { lackingIn } from './lacking.js';
import { LackingFields } from './lacking-fields.js';
import { ProposalRow } from './proposal-row.js';
import type { ReviewDraft } from './use-review-draft.js';

interface EntryValues {
  f_inicio: string;
  f_final: string | null;
}

interface EntryRowProps<Text extends string, Values extends EntryValues & Record<Text, string>> {
  item: GroupItem;
  draft: ReviewDraft;
  /** Of what is typed and not done yet. */
  part: string;
  values: Values;
  /** Fields that have to be filled, beside the beginning. */
  texts: readonly Text[];
  shape: Readonly<Record<string, z.ZodType>>;
  nameOf: (field: keyof Values & string) => string;
  failure: string | undefined;
  fields: (edit: Edit<Values>) => ReactNode;
  children: ReactNode;
}

/** A place where one has worked or learned: read as in the profile, and put right before it is taken. */
export function EntryRow<Text extends string, Values extends EntryValues & Record<Text, string>>(
  props: EntryRowProps<Text, Values>,
) {
  const { item, draft, part, values, texts, shape, nameOf, failure, fields, children } = props;
  const { name } = item;
  const t = useText();
  const rule = useRangeRule();
  const edit = useProfileEdit<Values>({
    part,
    saved: values,
    shape,
    rule,
    byButton: true,
    // Nothing leaves before it is ticked and taken.
    send: async (changes) => {
      draft.change(item.id, changes);
      return {};
    },
  });
  const { store } = edit;
  const [open, setOpen] = useState(edit.hadDraft);
  // What was missing stays where it is typed, also once it is there.
  const [lacking] = useState(() => lackingIn<Text>(values, texts));
  const finish = async () => {
    if (await store.finish()) setOpen(false);
    else document.querySelector<HTMLElement>(`[id^="${CSS.escape(edit.id)}"][aria-invalid="true"]`)?.focus();
  };
  const wrong = Object.keys(edit.errors) as (keyof Values & string)[];
  return (
    <ProposalRow entry item={item} draft={draft} failure={failure}>
      <EditFrame
        name={name}
        open={open}
        onOpen={() => {
          store.open();
          setOpen(true);
        }}
        onDone={() => void finish()}
        onCancel={() => {
          void store.restore();
          setOpen(false);
        }}
        done={t('review.entry-done')}
        fields={() => (
          <>
            <ErrorSummary errors={wrong.map((field) => ({ id: edit.id + field, name: nameOf(field) }))} />
            {fields(edit)}
          </>
        )}
      >
        {children}
      </EditFrame>
      {!open && lacking.length > 0 && (
        <LackingFields
          lacking={lacking}
          values={values}
          nameOf={nameOf}
          onChange={(change) => draft.change(item.id, change)}
        />
      )}
    </ProposalRow>
  );
}
