import { type ProfileResponse, WORKING_STATUSES } from '@babelboard/wire';
import { CityField } from '../../../../forms/choices/city-field.js';
import { COUNTRIES } from '../../../../forms/countries.js';
import { SelectField, TextField } from '../../../../forms/fields.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useCountries } from '../../../../forms/use-countries.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { StatusPill } from '../../../../ui/status-pill.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { STATUS_WORDS } from '../preferences/status-words.js';
import { useProfileEdit } from '../use-profile-edit.js';
import css from './profile-header.module.css';

interface NameAndPlace {
  nombre: string;
  apellidos: string;
  poblacion: string | null;
  fk_city_id: number | null;
  fk_pais_id: number | null;
}

const NAMES: Record<keyof NameAndPlace, TextKey> = {
  nombre: 'profile.first-name',
  apellidos: 'profile.last-name',
  poblacion: 'profile.city',
  fk_city_id: 'profile.city',
  fk_pais_id: 'profile.country',
};

const STATUS_TONES = { 1: 'neutral', 2: 'wait', 3: 'neutral', 4: 'neutral' } as const;

/** Name and place. @param as the heading of a page is told on that page alone */
export function NameCard({ user, as: Name = 'h1' }: { user: ProfileResponse['user']; as?: 'h1' | 'p' }) {
  const t = useText();
  const { region } = useFormat();
  const countries = useCountries();
  const call = useProfileCall();
  const { nombre, apellidos, poblacion, fk_pais_id } = user;
  const { fk_city_id } = user.candidate;
  const saved: NameAndPlace = { nombre, apellidos, poblacion: poblacion || null, fk_city_id, fk_pais_id };
  const edit = useProfileEdit<NameAndPlace>({
    part: 'name',
    saved,
    // All of them belong together there: what is not different goes along as it was.
    send: (changes, base) => call('POST', 'profile', { ...saved, ...changes, base: { ...saved, ...base } }),
  });
  const place = (next: Partial<NameAndPlace>) => {
    for (const [field, value] of Object.entries(next)) edit.set(field as keyof NameAndPlace, value);
  };
  const status = WORKING_STATUSES.find((one) => one === user.candidate.working_status);
  const country = COUNTRIES.find(({ id }) => id === fk_pais_id);
  const livesIn = [poblacion, country === undefined ? null : region(country.code)].filter(Boolean).join(', ');
  return (
    <InlineCard
      edit={edit}
      name={t('profile.name-and-place')}
      nameOf={(field) => t(NAMES[field])}
      fields={() => (
        <Pair>
          <TextField
            {...edit.field('nombre')}
            label={t('profile.first-name')}
            autoComplete="given-name"
            maxLength={120}
          />
          <TextField
            {...edit.field('apellidos')}
            label={t('profile.last-name')}
            autoComplete="family-name"
            maxLength={120}
          />
          <CityField
            id={`${edit.id}poblacion`}
            value={edit.values.poblacion ?? ''}
            country={edit.values.fk_pais_id}
            error={edit.errorOf('poblacion') ?? edit.errorOf('fk_city_id')}
            onType={(name) => place({ poblacion: name || null, fk_city_id: null })}
            onChoose={({ id, name, fk_pais_id: country }) =>
              place({ poblacion: name, fk_city_id: id, fk_pais_id: country })
            }
            onLeave={() => edit.leave('poblacion')}
          />
          <SelectField
            {...edit.field('fk_pais_id', readCountry)}
            onChange={async ({ target }) => place({ fk_pais_id: readCountry(target.value), fk_city_id: null })}
            label={t('profile.country')}
            choices={countries}
            autoComplete="country"
            optional
          />
        </Pair>
      )}
    >
      <Name dir="auto" tabIndex={-1}>
        {`${nombre} ${apellidos}`.trim() || user.email}
      </Name>
      <Place>
        {livesIn === '' ? <span>{t('profile.no-place')}</span> : <bdi>{livesIn}</bdi>}
        {status !== undefined && <StatusPill tone={STATUS_TONES[status]}>{t(STATUS_WORDS[status])}</StatusPill>}
      </Place>
    </InlineCard>
  );
}

function readCountry(id: string): number | null {
  return id === '' ? null : Number(id);
}

const Pair = withClass('div', css.pair);

const Place = withClass('p', css.place);
