import type { DiscardReason, MatchedJob } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { ChoiceMenu } from '../../../ui/choice-menu.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { painted } from '../../../ui/painted.js';
import { useDiscardMatching } from '../api/change-matching.js';
import { discardReasons } from '../domain/discard-reasons.js';

const WORDS: Record<DiscardReason, TextKey> = {
  company: 'matchings.reason-company',
  'too-far': 'matchings.reason-too-far',
  'pay-too-low': 'matchings.reason-pay-too-low',
  'other-work': 'matchings.reason-other-work',
  none: 'matchings.reason-none',
};

/** Takes an offer off the list, for a reason or without one. */
export function DiscardMenu({ job: { id, title, company, matching } }: { job: MatchedJob }) {
  const t = useText();
  const discard = useDiscardMatching();
  return (
    <div data-discard>
      <ChoiceMenu
        label={t('matchings.discard-of', { title })}
        text={t('matchings.discard')}
        value={null}
        choices={discardReasons(matching).map((reason) => ({
          value: reason,
          text: t(WORDS[reason], { company: company.name }),
        }))}
        onChoose={(reason, opener) => {
          goOnWhenGone(opener);
          discard(id, reason);
        }}
      />
    </div>
  );
}

/** Opens the menu of an entry as a press on its button does, once it is in sight: a list that scrolls closes it. */
export async function openDiscardMenu(entry: Element): Promise<void> {
  const button = entry.querySelector<HTMLElement>('[data-discard] button');
  button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await painted();
  if (button?.ariaExpanded === 'false') button.click();
}
