import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ClosingCall } from './closing-call';

/** The closing call to action for paying customers. */
export const ShareCall = () => (
  <ClosingCall
    title="Now let it be seen"
    text="You have all that your plan holds. A portfolio does its work once somebody looks at it."
    action={
      <Button size="md" variant="default" renderRoot={(props) => <Link {...props} to="/share-profile" />}>
        Share Your Profile
      </Button>
    }
  />
);
