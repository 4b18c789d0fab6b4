import { Card, Text, Title } from '@mantine/core';
import { PageHeader } from '../../ui/page-header';
import { AppIcon, iconSizes, iconVariants } from './app-icon';
import classes from './showcase.module.css';

type Size = keyof typeof iconSizes;

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
              {(Object.keys(iconSizes) as Size[]).map((size) => (
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
