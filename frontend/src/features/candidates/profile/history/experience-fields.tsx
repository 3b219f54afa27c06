import { changeExperienceRequest } from '@babelboard/wire';
import { MonthRange } from '../../../../forms/choices/month-range.js';
import { SelectField, TextField } from '../../../../forms/fields.js';
import { GrowingArea } from '../../../../forms/growing-area.js';
import type { Edit } from '../../../../forms/inline/use-inline-edit.js';
import { useCountries } from '../../../../forms/use-countries.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Pair } from './history-section.js';

export interface ExperienceValues {
  puesto: string;
  empresa: string;
  lugar: string;
  fk_pais_id: number | null;
  f_inicio: string;
  f_final: string | null;
  descripcion: string;
}

export const EXPERIENCE_NAMES: Record<keyof ExperienceValues, TextKey> = {
  puesto: 'profile.position',
  empresa: 'profile.company',
  lugar: 'profile.city',
  fk_pais_id: 'profile.country',
  f_inicio: 'profile.beginning',
  f_final: 'profile.end',
  descripcion: 'profile.what-you-did',
};

/** The rules of the wire, for fields that a person has to fill. */
export const EXPERIENCE_SHAPE = changeExperienceRequest.shape;

/** What one did, where and when. */
export function ExperienceFields({ edit, lang }: { edit: Edit<ExperienceValues>; lang: string }) {
  const t = useText();
  const countries = useCountries();
  return (
    <>
      <Pair>
        <TextField {...edit.field('puesto')} label={t('profile.position')} maxLength={160} lang={lang} />
        <TextField {...edit.field('empresa')} label={t('profile.company')} maxLength={160} />
        <TextField {...edit.field('lugar')} label={t('profile.city')} maxLength={120} optional />
        <SelectField
          {...edit.field('fk_pais_id', (id) => (id === '' ? null : Number(id)))}
          label={t('profile.country')}
          choices={countries}
          optional
        />
      </Pair>
      <MonthRange
        ids={{ from: `${edit.id}f_inicio`, to: `${edit.id}f_final` }}
        from={edit.values.f_inicio}
        to={edit.values.f_final}
        onFrom={(from) => edit.set('f_inicio', from)}
        onTo={(to) => edit.set('f_final', to)}
        onLeave={(which) => edit.leave(which === 'from' ? 'f_inicio' : 'f_final')}
        errors={{ from: edit.errorOf('f_inicio'), to: edit.errorOf('f_final') }}
        goesOn={t('profile.still-there')}
      />
      <GrowingArea
        {...edit.field('descripcion')}
        label={t('profile.what-you-did')}
        hint={t('profile.what-you-did-hint')}
        maxLength={4_000}
        lang={lang}
        optional
      />
    </>
  );
}
