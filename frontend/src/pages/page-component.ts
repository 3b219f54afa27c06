import type { Page, PageName } from '@babelboard/pages';
import type { ComponentType } from 'react';

/** What the router shows for an address; with a name, the component of that page alone. */
export type PageComponent<Name extends PageName = PageName> = ComponentType<{ page: Page<Name> }>;
