import { DISCARD_REASONS, type DiscardReason, type MatchedJob } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { ChoiceMenu } from '../../../ui/choice-menu.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useDiscardMatching } from '../api/change-matching.js';

const WORDS: Record<DiscardReason, TextKey> = {
  company: 'matchings.reason-company',
  'too-far': 'matchings.reason-too-far',
  'pay-too-low': 'matchings.reason-pay-too-low',
  'other-work': 'matchings.reason-other-work',
  none: 'matchings.reason-none',
};

/** Takes an offer off the list, for a reason or without one. */
export function DiscardMenu({ job: { id, title, company } }: { job: MatchedJob }) {
  const t = useText();
  const discard = useDiscardMatching();
  return (
    <ChoiceMenu
      label={t('matchings.discard-of', { title })}
      text={t('matchings.discard')}
      value={null}
      choices={DISCARD_REASONS.map((reason) => ({
        value: reason,
        text: t(WORDS[reason], { company: company.name }),
      }))}
      onChoose={(reason, opener) => {
        goOnWhenGone(opener);
        discard(id, reason);
      }}
    />
  );
}
