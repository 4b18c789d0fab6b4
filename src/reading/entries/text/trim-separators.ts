/** The range of a text without the white space, marks and unpaired brackets around it. */
export const trimSeparators = (text: string) => {
  let from = 0;
  let to = text.length;
  const marks = ' \u00a0,;:|•·–—-/()[]●@▪';
  while (
    from < to &&
    marks.includes(text.charAt(from)) &&
    !(text.charAt(from) === '(' && text.indexOf(')', from) < to - 1 && text.indexOf(')', from) > 0)
  ) {
    from += 1;
  }
  while (
    to > from &&
    marks.includes(text.charAt(to - 1)) &&
    !(text.charAt(to - 1) === ')' && text.slice(from, to).includes('('))
  ) {
    to -= 1;
  }
  return { from, to };
};
