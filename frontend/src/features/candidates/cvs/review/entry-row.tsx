import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ErrorSummary } from '../../../../forms/error-summary.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import type { Edit } from '../../../../forms/inline/use-inline-edit.js';
import { useText } from '../../../../i18n/use-text.js';
import { useFreshEntry } from '../../profile/history/use-fresh-entry.js';
import { useRangeRule } from '../../profile/history/use-range-rule.js';
import { useProfileEdit } from '../../profile/use-profile-edit.js';
import type { GroupItem } from './group-frame.js';
import { ProposalRow } from './proposal-row.js';
import type { ReviewDraft } from './use-review-draft.js';

interface EntryValues {
  f_inicio: string;
  f_final: string | null;
}

interface EntryRowProps<Values extends EntryValues> {
  item: GroupItem;
  draft: ReviewDraft;
  /** Of what is typed and not done yet. */
  part: string;
  name: string;
  values: Values;
  shape: Readonly<Record<string, z.ZodType>>;
  nameOf: (field: keyof Values & string) => string;
  failure: string | undefined;
  fields: (edit: Edit<Values>) => ReactNode;
  children: ReactNode;
}

/** A place where one has worked or learned: read as in the profile, and put right before it is taken. */
export function EntryRow<Values extends EntryValues>(props: EntryRowProps<Values>) {
  const { item, draft, part, name, values, shape, nameOf, failure, fields, children } = props;
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
  const fresh = useFreshEntry(edit, () => undefined);
  const wrong = Object.keys(edit.errors) as (keyof Values & string)[];
  return (
    <ProposalRow
      item={item}
      draft={draft}
      name={name}
      failure={failure}
      missing={item.ready ? undefined : t('review.needs-beginning')}
    >
      {item.held ? (
        children
      ) : (
        <EditFrame
          {...fresh}
          name={t('review.change', { name })}
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
      )}
    </ProposalRow>
  );
}
