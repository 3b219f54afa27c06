import { type ReactNode, useState } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { PlusIcon } from '../../../../ui/icons/plus-icon.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { OrderButton, useReordering } from '../order/use-reordering.js';
import { EmptyNote, ProfileSection, QuietButton } from '../section.js';
import { useBackTo } from '../use-back-to.js';
import css from './timeline.module.css';

export interface HistorySectionProps<Entry extends { id: number }> {
  /** Anchor, and the last part of the calls' path. */
  kind: 'experience' | 'education';
  title: string;
  empty: string;
  add: string;
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  /** One entry: read, and edited in place. */
  show: (entry: Entry) => ReactNode;
  /** The fields of a new one. */
  fresh: (done: () => void) => ReactNode;
  /** Something was being added when the page was left. */
  begun: boolean;
}

/** What one has done, the newest first or in an order of one's own. */
export function HistorySection<Entry extends { id: number }>(props: HistorySectionProps<Entry>) {
  const { kind, title, empty, add, entries, nameOf, show, fresh, begun } = props;
  const t = useText();
  const call = useProfileCall();
  const [adding, setAdding] = useState(begun);
  const opener = useBackTo(adding);
  const reordering = useReordering({
    label: title,
    items: entries.map((entry) => ({ id: entry.id, name: nameOf(entry), content: <bdi>{nameOf(entry)}</bdi> })),
    save: (ids) => call('PATCH', `${kind}/order`, { ids }),
  });
  const actions = (
    <>
      {entries.length > 1 && <OrderButton {...reordering} />}
      {!reordering.on && !adding && (
        <QuietButton ref={opener} type="button" aria-label={add} onClick={() => setAdding(true)}>
          <PlusIcon />
          {t('profile.add')}
        </QuietButton>
      )}
    </>
  );
  return (
    <ProfileSection id={kind} title={title} actions={actions}>
      {adding && fresh(() => setAdding(false))}
      {entries.length === 0 && !adding && <EmptyNote>{empty}</EmptyNote>}
      {reordering.list ?? (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>{show(entry)}</li>
          ))}
        </List>
      )}
    </ProfileSection>
  );
}

const List = withClass('ul', css.list);

/** One entry as it is read. */
export const Entry = withClass('div', css.entry);

export const Pair = withClass('div', css.pair);
