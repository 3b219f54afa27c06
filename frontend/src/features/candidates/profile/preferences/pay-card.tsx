import type { Candidate } from '@babelboard/wire';
import { PayRange } from '../../../../forms/choices/pay-range.js';
import { SwitchRow } from '../../../../forms/choices/switch-row.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { useProfileEdit } from '../use-profile-edit.js';

interface Pay {
  salary_from: number | null;
  salary_to: number | null;
  salary_negotiate: number | null;
}

/** What one would like to earn, in euros a year. */
export function PayCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const { money } = useFormat();
  const call = useProfileCall();
  const { salary_from, salary_to, salary_negotiate } = candidate;
  const edit = useProfileEdit<Pay>({
    part: 'pay',
    saved: { salary_from, salary_to, salary_negotiate },
    rule: (name, value, { salary_from: from }) =>
      name === 'salary_to' && value !== null && from !== null && Number(value) < Number(from)
        ? t('profile.pay-order')
        : null,
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, base }),
  });
  const amount = (value: number) => money(value, 'EUR');
  const range = () => {
    if (salary_from !== null && salary_to !== null)
      return t('profile.pay-range', { from: amount(salary_from), to: amount(salary_to) });
    if (salary_from !== null) return t('profile.pay-from', { from: amount(salary_from) });
    return salary_to === null ? null : t('profile.pay-to', { to: amount(salary_to) });
  };
  const words = [range(), salary_negotiate === 1 ? t('profile.negotiable') : null].filter((part) => part !== null);
  const nameOf = (field: keyof Pay) =>
    t(
      field === 'salary_to'
        ? 'profile.pay-up-to'
        : field === 'salary_from'
          ? 'profile.pay-at-least'
          : 'profile.negotiable',
    );
  return (
    <InlineCard
      edit={edit}
      name={t('profile.pay')}
      nameOf={nameOf}
      fields={() => (
        <>
          <PayRange
            from={edit.field('salary_from', wholeAmount)}
            to={edit.field('salary_to', wholeAmount)}
            names={{ from: nameOf('salary_from'), to: nameOf('salary_to') }}
            hint={t('profile.pay-hint')}
          />
          <SwitchRow
            label={t('profile.negotiable')}
            on={edit.values.salary_negotiate === 1}
            onChange={(on) => edit.choose('salary_negotiate', on ? 1 : null)}
          />
        </>
      )}
    >
      <Fact name={t('profile.pay')} empty={t('profile.not-said')}>
        {words.join(', ')}
      </Fact>
    </InlineCard>
  );
}

/** Wishes are in whole units. */
function wholeAmount(text: string): number | null {
  return text === '' ? null : Math.round(Number(text));
}
