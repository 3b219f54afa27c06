import { useText } from '../../../../i18n/use-text.js';
import { Button } from '../../../../ui/button.js';

/** Takes the letter of the profile in this language. */
export function LetterChoice({ language, onChoose }: { language: string; onChoose: () => void }) {
  const t = useText();
  const { locale } = new Intl.DateTimeFormat(document.documentElement.lang).resolvedOptions();
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return (
    <Button type="button" data-look="plain" onClick={onChoose}>
      {t('apply.letter-lang', { language: name })}
    </Button>
  );
}
