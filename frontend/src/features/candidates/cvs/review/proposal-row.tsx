import { type ReactNode, useId } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './cv-review.module.css';
import type { GroupItem } from './group-frame.js';
import type { ReviewDraft } from './use-review-draft.js';

export interface ProposalRowProps {
  item: GroupItem;
  draft: ReviewDraft;
  failure: string | undefined;
  /** What is missing to take it. */
  missing?: string | undefined;
  /** A whole entry: on a phone it needs all of the width. */
  entry?: boolean;
  children: ReactNode;
}

/** Something that was read, with a box to tick and the words of the CV that it comes from. */
export function ProposalRow({ item, draft, failure, missing, entry = false, children }: ProposalRowProps) {
  const t = useText();
  const id = useId();
  const { name, ready, ticked, passage } = item;
  return (
    <Row className={entry ? css.entry : undefined} data-ticked={ticked || undefined}>
      <label>
        <input
          type="checkbox"
          aria-label={name}
          aria-describedby={missing === undefined ? undefined : `${id}-missing`}
          checked={ticked}
          disabled={!ready}
          onChange={({ target }) => draft.tick([item.id], target.checked)}
        />
      </label>
      <div>
        {children}
        {missing !== undefined && <Missing id={`${id}-missing`}>{missing}</Missing>}
        {failure !== undefined && (
          <Wrong id={wrongId(item.id)} role="alert">
            {failure}
          </Wrong>
        )}
      </div>
      {passage !== '' && <Passage text={passage} label={t('review.from-cv')} />}
    </Row>
  );
}

/** Where it stands why a proposal was not taken. */
export function wrongId(id: string): string {
  return `wrong-${id}`;
}

/** What is longer opens on demand: most of it stands in the proposal already. */
const SHORT = 120;

function Passage({ text, label }: { text: string; label: string }) {
  const t = useText();
  const quote = (
    <blockquote dir="auto" aria-label={label}>
      {text}
    </blockquote>
  );
  if (text.length <= SHORT) return <Quote>{quote}</Quote>;
  return (
    <Quote>
      <details>
        <summary>{t('review.whole-passage')}</summary>
        {quote}
      </details>
    </Quote>
  );
}

export const Rows = withClass('ul', css.rows);

const Row = withClass('li', css.row);

const Missing = withClass('p', css.missing);

const Wrong = withClass('p', css.wrong);

const Quote = withClass('div', css.quote);
