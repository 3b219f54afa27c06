import type { ComponentType } from 'react';
import type { Page } from './paths.js';

/** What the router shows for an address. */
export type PageComponent = ComponentType<{ page: Page }>;
