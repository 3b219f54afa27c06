import { changeEducationRequest } from '@babelboard/wire';
import { MonthRange } from '../../../../forms/choices/month-range.js';
import { SelectField, TextField } from '../../../../forms/fields.js';
import { GrowingArea } from '../../../../forms/growing-area.js';
import type { Edit } from '../../../../forms/inline/use-inline-edit.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Pair } from './history-section.js';

export interface EducationValues {
  titulo: string;
  centro_estudios: string;
  tipo_formacion: number | null;
  f_inicio: string;
  f_final: string | null;
  descripcion: string;
}

export const EDUCATION_NAMES: Record<keyof EducationValues, TextKey> = {
  titulo: 'profile.qualification',
  centro_estudios: 'profile.school',
  tipo_formacion: 'profile.kind-of-education',
  f_inicio: 'profile.beginning',
  f_final: 'profile.end',
  descripcion: 'profile.what-you-learnt',
};

/** The rules of the wire, for fields that a person has to fill. */
export const EDUCATION_SHAPE = changeEducationRequest.shape;

/** ISCED 2011, by level. */
export const EDUCATION_KINDS: readonly TextKey[] = [
  'isced.0',
  'isced.1',
  'isced.2',
  'isced.3',
  'isced.4',
  'isced.5',
  'isced.6',
  'isced.7',
  'isced.8',
];
/** Studies can be begun that end in a few years. */
const YEARS_AHEAD = 8;

/** What one learnt, where and when. */
export function EducationFields({ edit, lang }: { edit: Edit<EducationValues>; lang: string }) {
  const t = useText();
  return (
    <>
      <Pair>
        <TextField {...edit.field('titulo')} label={t('profile.qualification')} maxLength={200} lang={lang} />
        <TextField {...edit.field('centro_estudios')} label={t('profile.school')} maxLength={200} />
        <SelectField
          {...edit.field('tipo_formacion', (level) => (level === '' ? null : Number(level)))}
          label={t('profile.kind-of-education')}
          choices={EDUCATION_KINDS.map((name, level) => ({ value: level, text: t(name) }))}
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
        goesOn={t('profile.still-learning')}
        ahead={YEARS_AHEAD}
      />
      <GrowingArea
        {...edit.field('descripcion')}
        label={t('profile.what-you-learnt')}
        maxLength={4_000}
        lang={lang}
        optional
      />
    </>
  );
}
