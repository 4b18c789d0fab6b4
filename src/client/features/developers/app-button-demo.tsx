import { Card, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { PageHeader } from '../../ui/page-header';
import { AppButton, buttonSizes, buttonVariants } from './app-button';
import classes from './showcase.module.css';

export function AppButtonDemo() {
  const [pressed, setPressed] = useState('');
  return (
    <>
      <PageHeader title="App Buttons" purpose="Each variant of the app button, in each size." />
      <div className={classes.grid}>
        {buttonVariants.map((variant) => (
          <Card key={variant} component="section" aria-label={variant}>
            <Title order={2} size="h3" mb="md">
              {variant}
            </Title>
            <div className={classes.row}>
              {buttonSizes.map((size) => (
                <AppButton
                  key={size}
                  variant={variant}
                  size={size}
                  onClick={() => setPressed(`${variant}, ${size}`)}
                >
                  Storyfolio {size}
                </AppButton>
              ))}
            </div>
          </Card>
        ))}
      </div>
      <Text mt="lg" c="dimmed" role="status">
        {pressed ? `Pressed: ${pressed}` : 'Press a button to see that it answers.'}
      </Text>
    </>
  );
}
