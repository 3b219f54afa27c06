import type { ComponentProps, ElementType, JSX } from 'react';

/**
 * The element with a class of a style sheet beside the component: styles are made by the build, none while the page runs.
 * Further classes stand behind it; `as` takes another element's place for it (a heading of another level).
 */
export function withClass<T extends ElementType>(
  element: T,
  ownClass: string | undefined,
): (props: ComponentProps<T> & { as?: ElementType }) => JSX.Element {
  return function WithClass({ as: Element = element, className, ...rest }) {
    return <Element {...rest} className={className === undefined ? ownClass : `${ownClass} ${className}`} />;
  };
}
