declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core';

  const loaders: Record<string, () => Promise<{ default: Messages }>>;
  export default loaders;
}

declare module 'virtual:texts/all' {
  import type { Messages } from '@lingui/core';

  const messages: Record<string, Messages>;
  export default messages;
}
