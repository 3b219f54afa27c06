import { type ReactNode, useId } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './cv-review.module.css';
import type { GroupItem } from './group-frame.js';
import type { ReviewDraft } from './use-review-draft.js';

export interface ProposalRowProps {
  item: GroupItem;
  draft: ReviewDraft;
  /** What it is called where only its name is read. */
  name: string;
  failure: string | undefined;
  /** What is missing to take it. */
  missing?: string | undefined;
  children: ReactNode;
}

/** Something that was read, with a box to tick and the words of the CV that it comes from. */
export function ProposalRow({ item, draft, name, failure, missing, children }: ProposalRowProps) {
  const t = useText();
  const id = useId();
  const { held, ready, ticked, passage } = item;
  return (
    <Row data-held={held || undefined} data-ticked={ticked || undefined}>
      {held ? (
        <i aria-hidden="true" />
      ) : (
        <input
          id={id}
          type="checkbox"
          aria-label={name}
          aria-describedby={missing === undefined ? undefined : `${id}-missing`}
          checked={ticked}
          disabled={!ready}
          onChange={({ target }) => draft.tick([item.id], target.checked)}
        />
      )}
      <div>
        {children}
        {held && <small>{t('review.held')}</small>}
        {missing !== undefined && !held && <Missing id={`${id}-missing`}>{missing}</Missing>}
        {failure !== undefined && <Wrong role="alert">{failure}</Wrong>}
      </div>
      {passage !== '' && <Passage text={passage} />}
    </Row>
  );
}

/** Longer ones open on demand: what they begin with is mostly enough to find them. */
const SHORT = 180;

function Passage({ text }: { text: string }) {
  const t = useText();
  const quote = (words: string) => (
    <blockquote dir="auto" aria-label={t('review.from-cv')}>
      {words}
    </blockquote>
  );
  return (
    <Quote>
      {text.length <= SHORT ? (
        quote(text)
      ) : (
        <>
          {quote(`${text.slice(0, SHORT).trimEnd()} …`)}
          <details>
            <summary>{t('review.whole-passage')}</summary>
            {quote(text)}
          </details>
        </>
      )}
    </Quote>
  );
}

export const Rows = withClass('ul', css.rows);

const Row = withClass('li', css.row);

const Missing = withClass('p', css.missing);

const Wrong = withClass('p', css.wrong);

const Quote = withClass('div', css.quote);
