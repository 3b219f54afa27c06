import type { Education } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { Dotted } from '../../../../ui/dotted.js';
import { FallbackMark, useVersion } from '../version.js';
import { EDUCATION_KINDS } from './education-fields.js';
import { textsIn } from './entry-texts.js';
import { Entry } from './history-section.js';
import { useSpans } from './use-spans.js';

/** As it stands in a CV. */
export function ReadEducation({ entry }: { entry: Education }) {
  const t = useText();
  const { span, length } = useSpans();
  const { language } = useVersion();
  const texts = textsIn(entry, language);
  const { titulo, descripcion } = texts ?? entry;
  const lang = texts === null ? entry.language : language;
  const kind = EDUCATION_KINDS[entry.tipo_formacion ?? -1];
  return (
    <Entry data-highlighted={entry.highlighted === 1 ? '' : undefined}>
      <p>
        <span>{span(entry.f_inicio, entry.f_final)}</span>
        <small>{length(entry.f_inicio, entry.f_final)}</small>
      </p>
      <div>
        <h3>
          <span lang={lang} dir="auto">
            {titulo || entry.titulo}
          </span>{' '}
          {texts === null && <FallbackMark language={entry.language} />}
        </h3>
        <p>
          <Dotted>
            <bdi>{entry.centro_estudios}</bdi>
            {kind !== undefined && <span>{t(kind)}</span>}
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
