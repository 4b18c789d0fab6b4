import { NavLink, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { type HelpTopic, helpPath } from '../../../contracts/help';
import classes from './shell.module.css';

/** Links to the help about the screen, in a new tab, so that what was typed stays. */
export const HelpLink = ({ topic }: { topic: HelpTopic }) => (
  <NavLink
    component="a"
    href={helpPath(topic)}
    target="_blank"
    label={<Text size="sm">Help with this screen</Text>}
    leftSection={<IconHelpCircle size={20} stroke={1.6} aria-hidden />}
    className={classes.link}
  />
);
