import styled from '@emotion/styled';
import versions from '../../i18n/en.text-versions.json';
import { useFormat } from '../../i18n/use-format.js';
import { radius, token, type } from '../../theme/theme.js';
import { legalTexts } from './information-texts.js';

/** Since when a text stands that people agree to, and what is different from the one before. */
export function TextVersion() {
  const { date } = useFormat();
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

const Box = styled('section')({
  padding: '18px 22px',
  borderRadius: radius.sheet,
  background: token('tint'),
  fontSize: type.small,
  '& ul': { marginTop: 6, paddingInlineStart: '1.3em' },
});
