import { type Candidate, MOST_DESTINATIONS } from '@babelboard/wire';
import { SeveralOf } from '../../../../forms/choices/several-of.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useCountries } from '../../../../forms/use-countries.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { useProfileEdit } from '../use-profile-edit.js';

/** Where one would like to work. */
export function DestinationsCard({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const { and } = useFormat();
  const countries = useCountries();
  const call = useProfileCall();
  const { destination } = candidate;
  const edit = useProfileEdit({
    part: 'destinations',
    saved: { destination },
    send: (changes, base) => call('PATCH', 'preferences', { ...changes, base }),
  });
  const names = (ids: readonly number[]) =>
    and(ids.flatMap((id) => countries.find(({ value }) => value === id)?.text ?? []));
  return (
    <InlineCard
      edit={edit}
      name={t('profile.destinations')}
      nameOf={() => t('profile.destinations')}
      show={(_field, value) => names(value as number[])}
      fields={() => (
        <SeveralOf
          label={t('profile.add-destination')}
          options={countries.map(({ value, text }) => ({ value: String(value), text }))}
          chosen={edit.values.destination.map(String)}
          onChange={(chosen) => edit.choose('destination', chosen.map(Number))}
          error={edit.errorOf('destination')}
          most={MOST_DESTINATIONS}
        />
      )}
    >
      <Fact name={t('profile.destinations')} empty={t('profile.destinations-empty')}>
        {names(destination)}
      </Fact>
    </InlineCard>
  );
}
