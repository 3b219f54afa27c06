import type { ProfileExportPreview } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { ExportChoice } from './export-choice.js';
import css from './file-preview.module.css';
import { COUNT_WORDS, EXTRA_WORDS, EXTRAS, PARTS } from './words.js';

export interface FilePreviewProps {
  choice: ExportChoice;
  preview: ProfileExportPreview | undefined;
  /** Of the choice before, while that of the present one is on its way. */
  isOld: boolean;
}

/** What the file will hold, on a sheet of paper. */
export function FilePreview({ choice, preview, isOld }: FilePreviewProps) {
  const t = useText();
  if (preview === undefined) {
    return <Sheet aria-busy />;
  }
  const { name, headline, counts, has, fallbacks, clause, file_name } = preview;
  const extras = EXTRAS.filter((part) => choice[part] && has[part]);
  const parts = PARTS.filter((part) => counts[part] > 0);
  return (
    <Sheet aria-busy={isOld}>
      <h3>{t('take-along.preview')}</h3>
      <p>
        <strong dir="auto">{name}</strong>
        {headline !== '' && <span dir="auto">{headline}</span>}
      </p>
      {parts.length === 0 ? (
        <p>{t('take-along.empty')}</p>
      ) : (
        <ul>
          {parts.map((part) => (
            <li key={part}>{t(COUNT_WORDS[part], { count: counts[part] })}</li>
          ))}
          {extras.map((part) => (
            <li key={part}>{t(EXTRA_WORDS[part].name)}</li>
          ))}
        </ul>
      )}
      {fallbacks.map(({ code, name: language, total }) => (
        <p key={code} data-note>
          {t('take-along.fallback', { total, language })}
        </p>
      ))}
      {clause !== null && (
        <blockquote lang={choice.language}>
          <p>{clause}</p>
        </blockquote>
      )}
      <p dir="auto" data-file>
        {file_name}
      </p>
    </Sheet>
  );
}

const Sheet = withClass('section', css.sheet);
