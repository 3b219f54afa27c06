import { useFormat } from '../../i18n/use-format.js';
import { withClass } from '../../theme/with-class.js';
import { useLegalTexts, useTextVersions } from './information-texts.js';
import css from './text-version.module.css';

/** Since when a text stands that people agree to, and what is different from the one before. */
export function TextVersion() {
  const { date } = useFormat();
  const legalTexts = useLegalTexts();
  const versions = useTextVersions();
  return (
    <Box>
      <h2>{legalTexts.versionHeading.replace('{date}', date(versions.version))}</h2>
      <p>{legalTexts.versionIntro}</p>
      <ul>
        {versions.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Box>
  );
}

const Box = withClass('section', css.box);
