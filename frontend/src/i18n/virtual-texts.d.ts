declare module 'virtual:texts' {
  import type { UiLanguage } from '@babelboard/texts';
  import type { Messages } from '@lingui/core';

  type Load<Module> = () => Promise<Module>;
  const languages: Record<
    UiLanguage,
    Load<{ default: Messages; catalogues: Record<string, Load<{ default: Messages }>> }>
  >;
  export default languages;
}

declare module 'virtual:texts/all' {
  import type { Messages } from '@lingui/core';

  const messages: Record<string, Messages>;
  export default messages;
}
