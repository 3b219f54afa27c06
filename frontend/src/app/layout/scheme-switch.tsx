import { useEffect, useState } from 'react';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { COLOR_SCHEMES, type ColorScheme, chooseColorScheme, shownColorScheme } from '../../theme/color-scheme.js';
import { withClass } from '../../theme/with-class.js';
import { MoonIcon } from '../../ui/icons/moon-icon.js';
import { SunIcon } from '../../ui/icons/sun-icon.js';
import { SystemIcon } from '../../ui/icons/system-icon.js';
import css from './scheme-switch.module.css';

const LOOKS: Record<ColorScheme, { text: TextKey; icon: typeof SunIcon }> = {
  system: { text: 'scheme.system', icon: SystemIcon },
  light: { text: 'scheme.light', icon: SunIcon },
  dark: { text: 'scheme.dark', icon: MoonIcon },
};

/** Goes round: as the system has it, light, dark. */
export function SchemeSwitch() {
  const t = useText();
  const [scheme, setScheme] = useState<ColorScheme>('system');
  useEffect(() => setScheme(shownColorScheme()), []);
  const { text, icon: SchemeIcon } = LOOKS[scheme];
  return (
    <RoundButton
      type="button"
      className="js-only"
      aria-label={t('scheme.label', { scheme: t(text) })}
      title={t('scheme.label', { scheme: t(text) })}
      onClick={() => {
        const next = schemeAfter(shownColorScheme());
        chooseColorScheme(next);
        setScheme(next);
      }}
    >
      <SchemeIcon />
    </RoundButton>
  );
}

function schemeAfter(scheme: ColorScheme): ColorScheme {
  return COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(scheme) + 1) % COLOR_SCHEMES.length] ?? 'system';
}

const RoundButton = withClass('button', css.roundButton);
