import { useText } from '../../../../i18n/use-text.js';
import { Button } from '../../../../ui/button.js';

/** Closes a form and changes nothing. */
export function Cancel({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Button type="button" data-look="plain" onClick={onClick}>
      {t('settings.cancel')}
    </Button>
  );
}
