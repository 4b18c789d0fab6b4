/** The codes of languages that people name among theirs. */
export const spokenLanguages =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr fy ga gl gu he hi hr hu hy id is it ja ka kk km kn ko la lb lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi yi yo zh zu'.split(
    ' ',
  );
