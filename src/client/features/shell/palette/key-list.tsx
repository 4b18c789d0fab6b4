import { Kbd } from '@mantine/core';
import classes from '../shell.module.css';
import { useModifier } from '../use-modifier';

/** The keys of the application that are not those of every web page. */
export function KeyList() {
  const modifier = useModifier();
  const keys: [keys: string[], what: string][] = [
    [[modifier, 'K'], 'Find, go to or add something, from anywhere'],
    [['↑', '↓', 'Enter'], 'Choose in this list, and in every menu'],
    [['Esc'], 'Close what is open'],
    [['Space', '↑', '↓', 'Space'], 'On a grip: take an entry, move it, put it down'],
    [[modifier, 'Z'], 'On Design: take back the last change'],
    [['Tab'], 'At the top of a screen: skip to its content'],
  ];
  return (
    <dl className={classes.keys}>
      {keys.map(([pressed, what]) => (
        <div key={what}>
          <dt>
            {pressed.map((key, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice
              <Kbd key={index}>{key}</Kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
