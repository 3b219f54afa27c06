import type {
  ColumnDeclaration,
  ColumnOf,
  EntityClass,
  PersonalDeclaration,
  PlainColumn,
} from './privacy-declaration.js';

/** What a class was declared to hold. */
export type PrivacyDeclaration =
  | { personal: true; declaration: PersonalDeclaration<Record<string, unknown>> }
  | { personal: false; reason: string; columns: Record<string, PlainColumn> };

const declarations = new WeakMap<EntityClass, PrivacyDeclaration>();

/**
 * Declares an entity whose rows belong to a person: whose, what erasure does, and each of its columns. Erasure and
 * export read nothing but these declarations; a suite fails when a column is missing.
 */
export function PersonalData<T>(declaration: PersonalDeclaration<T>) {
  return (target: new () => T & object): void => {
    declarations.set(target, {
      personal: true,
      declaration: declaration as unknown as PersonalDeclaration<Record<string, unknown>>,
    });
  };
}

/** Declares an entity that holds nothing about a person. @param columns all of them, so that a new one is thought about */
export function NothingPersonal<T>(reason: string, columns: Record<ColumnOf<T>, PlainColumn>) {
  return (target: new () => T & object): void => {
    declarations.set(target, { personal: false, reason, columns });
  };
}

/** What the class was declared to hold; undefined where nobody has thought about it. */
export function privacyOf(target: unknown): PrivacyDeclaration | undefined {
  return declarations.get(target as EntityClass);
}

/** The declared columns of a class by property. */
export function declaredColumns(declaration: PrivacyDeclaration): Record<string, ColumnDeclaration> {
  return declaration.personal ? declaration.declaration.columns : declaration.columns;
}
