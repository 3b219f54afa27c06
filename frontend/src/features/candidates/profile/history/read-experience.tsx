import type { Experience } from '@babelboard/wire';
import { COUNTRIES } from '../../../../forms/countries.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { Dotted } from '../../../../ui/dotted.js';
import { FallbackMark, useVersion } from '../version.js';
import { textsIn } from './entry-texts.js';
import { Entry } from './history-section.js';
import { useSpans } from './use-spans.js';

/** As it stands in a CV. */
export function ReadExperience({ entry }: { entry: Experience }) {
  const { region } = useFormat();
  const { span, length } = useSpans();
  const { language } = useVersion();
  const texts = textsIn(entry, language);
  const { puesto, descripcion } = texts ?? entry;
  const lang = texts === null ? entry.language : language;
  const country = COUNTRIES.find(({ id }) => id === entry.fk_pais_id);
  const place = [entry.lugar, country === undefined ? '' : region(country.code)].filter(Boolean).join(', ');
  return (
    <Entry data-highlighted={entry.highlighted === 1 ? '' : undefined}>
      <p>
        <span>{span(entry.f_inicio, entry.f_final)}</span>
        <small>{length(entry.f_inicio, entry.f_final)}</small>
      </p>
      <div>
        <h3>
          <span lang={lang} dir="auto">
            {puesto || entry.puesto}
          </span>{' '}
          {texts === null && <FallbackMark language={entry.language} />}
        </h3>
        <p>
          <Dotted>
            <bdi>{entry.empresa}</bdi>
            {place !== '' && <bdi>{place}</bdi>}
          </Dotted>
        </p>
        {descripcion !== '' && (
          <p lang={lang} dir="auto">
            {descripcion}
          </p>
        )}
      </div>
    </Entry>
  );
}
