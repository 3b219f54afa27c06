import type { Candidate } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { useProfileEdit } from '../use-profile-edit.js';

/** The date of birth, which nobody else sees unasked. */
export function BirthCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const { date } = useFormat();
  const call = useProfileCall();
  const { f_nace, age } = candidate;
  const edit = useProfileEdit({
    part: 'birth',
    saved: { f_nace },
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, base }),
  });
  const words = (value: unknown) => (typeof value === 'string' && value !== '' ? date(value) : null);
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
        {f_nace === null ? null : age === null ? words(f_nace) : t('profile.born', { date: date(f_nace), age })}
      </Fact>
    </InlineCard>
  );
}
