import { Card, Text, Title } from '@mantine/core';
import { keysOf } from '../../../contracts/keys-of';
import { PageHeader } from '../../ui/page-header';
import { AppIcon, iconSizes, iconVariants } from './app-icon';
import classes from './showcase.module.css';

export function AppIconDemo() {
  return (
    <>
      <PageHeader title="App Icons" purpose="Each variant of the app icon, in each size." />
      <div className={classes.grid}>
        {iconVariants.map((variant) => (
          <Card key={variant} component="section" aria-label={variant}>
            <Title order={2} size="h3" mb="md">
              {variant}
            </Title>
            <div className={classes.row} data-align="end">
              {keysOf(iconSizes).map((size) => (
                <span key={size} className={classes.caption}>
                  <AppIcon variant={variant} size={size} label={`${variant} icon, ${size}`} />
                  <Text size="sm" c="dimmed">
                    {size} {iconSizes[size]}px
                  </Text>
                </span>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
