import { type ProfileResponse, WORKING_STATUSES } from '@babelboard/wire';
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
  fk_pais_id: number | null;
}

const NAMES: Record<keyof NameAndPlace, TextKey> = {
  nombre: 'profile.first-name',
  apellidos: 'profile.last-name',
  poblacion: 'profile.city',
  fk_pais_id: 'profile.country',
};

const STATUS_TONES = { 1: 'neutral', 2: 'wait', 3: 'neutral', 4: 'neutral' } as const;

/** Name and place. */
export function NameCard({ user }: { user: ProfileResponse['user'] }) {
  const t = useText();
  const { region } = useFormat();
  const countries = useCountries();
  const call = useProfileCall();
  const { nombre, apellidos, poblacion, fk_pais_id } = user;
  const saved: NameAndPlace = { nombre, apellidos, poblacion: poblacion || null, fk_pais_id };
  const edit = useProfileEdit<NameAndPlace>({
    part: 'name',
    saved,
    // All of them belong together there: what is not different goes along as it was.
    send: (changes, base) => {
      const city = 'poblacion' in changes || 'fk_pais_id' in changes ? null : user.candidate.fk_city_id;
      return call('POST', 'profile', { ...saved, fk_city_id: city, ...changes, base: { ...saved, ...base } });
    },
  });
  const status = WORKING_STATUSES.find((one) => one === user.candidate.working_status);
  const country = COUNTRIES.find(({ id }) => id === fk_pais_id);
  const place = [poblacion, country === undefined ? null : region(country.code)].filter(Boolean).join(', ');
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
          <TextField
            {...edit.field('poblacion', (text) => text || null)}
            label={t('profile.city')}
            autoComplete="address-level2"
            maxLength={120}
            optional
          />
          <SelectField
            {...edit.field('fk_pais_id', (id) => (id === '' ? null : Number(id)))}
            label={t('profile.country')}
            choices={countries}
            autoComplete="country"
            optional
          />
        </Pair>
      )}
    >
      <h1 dir="auto">{`${nombre} ${apellidos}`.trim() || user.email}</h1>
      <Place>
        {place === '' ? t('profile.no-place') : <bdi>{place}</bdi>}
        {status !== undefined && <StatusPill tone={STATUS_TONES[status]}>{t(STATUS_WORDS[status])}</StatusPill>}
      </Place>
    </InlineCard>
  );
}

const Pair = withClass('div', css.pair);

const Place = withClass('p', css.place);
