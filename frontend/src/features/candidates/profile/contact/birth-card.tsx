import { UI_LANGUAGES, uiLanguageOf } from '@babelboard/texts';
import type { Candidate } from '@babelboard/wire';
import { monthName } from '../../../../forms/choices/months.js';
import { TextField } from '../../../../forms/fields.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useI18n } from '../../../../i18n/i18n.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { useProfileEdit } from '../use-profile-edit.js';

const MONTH = /^\d{4}-\d{2}$/;

/** The date of birth, which nobody else sees unasked. */
export function BirthCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const { date } = useFormat();
  const { locale } = UI_LANGUAGES[uiLanguageOf(useI18n().locale)];
  const call = useProfileCall();
  const { f_nace, age } = candidate;
  const edit = useProfileEdit({
    part: 'birth',
    saved: { f_nace },
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, base }),
  });
  /** A CV may name the month alone. */
  const day = (value: string) => (MONTH.test(value) ? monthName(value, locale) : date(value));
  const words = (value: unknown) => (typeof value === 'string' && value !== '' ? day(value) : null);
  return (
    <InlineCard
      edit={edit}
      name={t('profile.birth')}
      nameOf={() => t('profile.birth')}
      show={(_field, value) => words(value)}
      fields={() => (
        <TextField
          {...edit.field('f_nace', (text) => text || null)}
          type="date"
          label={t('profile.birth')}
          hint={t('profile.birth-hint')}
          autoComplete="bday"
          optional
        />
      )}
    >
      <Fact name={t('profile.birth')} empty={t('profile.not-said')}>
        {f_nace === null ? null : age === null ? words(f_nace) : t('profile.born', { date: day(f_nace), age })}
      </Fact>
    </InlineCard>
  );
}
