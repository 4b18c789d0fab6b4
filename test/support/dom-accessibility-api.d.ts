/** Its own types are not among what the package exports. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(
    element: Element,
    options?: { getComputedStyle(element: Element): CSSStyleDeclaration },
  ): string;
}
