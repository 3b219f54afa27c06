import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { informationPath } from '../../../paths/paths.js';
import { useSite } from '../../../site/site.js';
import { token, type } from '../../../theme/theme.js';

/** Says that a place in the list is paid for; leads to the rules of the order. */
export function PromotedLabel() {
  const t = useText();
  const { productPrefix } = useSite();
  return (
    <Label to={informationPath('ranking', productPrefix)} title={t('offer.promoted-why')}>
      {t('offer.promoted')}
    </Label>
  );
}

const Label = styled(Link)({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  fontSize: type.small,
  color: token('accent-ink'),
  fontWeight: 620,
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentcolor' },
});
