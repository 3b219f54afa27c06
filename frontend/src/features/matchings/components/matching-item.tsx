import type { MatchedJob } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { FitReasons } from '../../../fit/fit-reasons.js';
import { PART_NAMES } from '../../../fit/part-names.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { aboveNext } from '../domain/above-next.js';
import { DiscardMenu } from './discard-menu.js';
import { MatchingGaps } from './matching-gaps.js';
import css from './matching-item.module.css';
import { MatchingScore } from './matching-score.js';
import type { SaidSkills } from './missing-skills.js';

export interface MatchingItemProps {
  job: MatchedJob;
  isNew: boolean;
  /** The one below it, where they are in the order of their scores. */
  next: MatchedJob | null;
  said: SaidSkills;
  /** The offer as lists show it. */
  card: ReactNode;
}

/** An offer that suits: how well, the offer as everywhere, then why, what is missing, and the way to be rid of it. */
export function MatchingItem({ job, isNew, next, said, card }: MatchingItemProps) {
  const t = useText();
  const { matching } = job;
  const above = next === null ? null : aboveNext(matching, next.matching);
  return (
    <Item>
      <Head>
        <MatchingScore score={matching.score} />
        {isNew && <StatusPill tone="wait">{t('matchings.new')}</StatusPill>}
      </Head>
      {card}
      <Why>
        <FitReasons fit={matching} />
        <MatchingGaps matching={matching} said={said} />
        {above !== null && (
          <Order>
            {above === 'equal' ? t('matchings.as-good') : t('matchings.above', { part: t(PART_NAMES[above]) })}
          </Order>
        )}
        <DiscardMenu job={job} />
      </Why>
    </Item>
  );
}

export const Item = withClass('li', css.item);

/** Stands below the words of the card, whose mark it leaves room for. */
export const Why = withClass('div', css.why);

export const Head = withClass('div', css.head);

const Order = withClass('p', css.order);
