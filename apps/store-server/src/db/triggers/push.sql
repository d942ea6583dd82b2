-- Web Push: messages for locked and closed devices (ADR 55). The triggers only insert: they wait for no sender.

-- What a notification is about. A nudge is about the same object as the request that it repeats.
CREATE OR REPLACE FUNCTION "push_about"(id bigint, kind text, object_id text, redirect_url text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN object_id IS NULL OR kind = 'checked-out' THEN kind || ':' || id
    WHEN kind IN ('tryout', 'escalation') OR (kind = 'nudge' AND redirect_url = '/shoesize') THEN 'tryout:' || object_id
    WHEN kind IN ('request', 'nudge') THEN 'request:' || object_id
    ELSE kind || ':' || object_id
  END
$$;

-- Queues a message for each device of the people.
CREATE OR REPLACE FUNCTION "queue_push"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (device_id, action, about, notification_id)
  SELECT device.id, 'show', push_about(one.id, one.type::text, one.object_id, one.redirect_url), one.id
  FROM new_rows AS one JOIN push_devices AS device ON device.user_id = one.user_id
  ORDER BY one.id, device.id;
  RETURN NULL;
END $$;

-- The same for a notification that was postponed and comes back with another id.
CREATE OR REPLACE FUNCTION "queue_push_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (device_id, action, about, notification_id)
  SELECT device.id, 'show', push_about(NEW.id, NEW.type::text, NEW.object_id, NEW.redirect_url), NEW.id
  FROM push_devices AS device WHERE device.user_id = NEW.user_id;
  RETURN NULL;
END $$;

-- Queues the end of notices that were queued: the sender knows which of them were shown.
CREATE OR REPLACE FUNCTION "close_push"(closed_about text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO push_messages (device_id, action, about)
  SELECT DISTINCT device_id, 'close', about FROM push_messages
  WHERE about = closed_about AND action = 'show' AND closed_at IS NULL
$$;

CREATE OR REPLACE FUNCTION "close_push_of_notification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (device_id, action, about)
  SELECT DISTINCT message.device_id, 'close', message.about
  FROM push_messages AS message JOIN push_devices AS device ON device.id = message.device_id
  WHERE device.user_id = OLD.user_id AND message.action = 'show' AND message.closed_at IS NULL
    AND message.about = push_about(OLD.id, OLD.type::text, OLD.object_id, OLD.redirect_url);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "close_push_of_tryout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_push('tryout:' || NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "close_push_of_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_push('hold-ends:' || barcode) FROM units WHERE id = NEW.unit_id AND barcode IS NOT NULL;
  RETURN NULL;
END $$;

-- The request of a line is handled when no line of it waits for a picker any more.
CREATE OR REPLACE FUNCTION "close_push_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM request_lines WHERE request_id = NEW.request_id AND status = 'request' AND held_by IS NULL) THEN
    PERFORM close_push('request:' || NEW.request_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "notifications_push" AFTER INSERT ON "notifications"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_push();

CREATE OR REPLACE TRIGGER "notifications_back_push" AFTER UPDATE ON "notifications"
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION queue_push_again();

CREATE OR REPLACE TRIGGER "notifications_handled_push" AFTER UPDATE ON "notifications"
  FOR EACH ROW WHEN (
    (NEW.acknowledged AND NOT OLD.acknowledged)
    OR (NEW.postponed_until IS NOT NULL AND OLD.postponed_until IS NULL)
    OR (NEW.leaves_at IS DISTINCT FROM OLD.leaves_at)
  ) EXECUTE FUNCTION close_push_of_notification();

CREATE OR REPLACE TRIGGER "tryouts_handled_push" AFTER UPDATE ON "tryouts"
  FOR EACH ROW WHEN (
    (NEW.accepted_at IS NOT NULL AND OLD.accepted_at IS NULL)
    OR (NEW.withdrawn_at IS NOT NULL AND OLD.withdrawn_at IS NULL)
    OR (NEW.expired_at IS NOT NULL AND OLD.expired_at IS NULL)
  ) EXECUTE FUNCTION close_push_of_tryout();

CREATE OR REPLACE TRIGGER "request_lines_handled_push" AFTER UPDATE ON "request_lines"
  FOR EACH ROW WHEN (
    NEW.request_id IS NOT NULL
    AND ((NEW.held_by IS NOT NULL AND OLD.held_by IS NULL) OR (NEW.status <> 'request' AND OLD.status = 'request'))
  ) EXECUTE FUNCTION close_push_of_request();

-- A hold that ran out is told by a notification of its own.
CREATE OR REPLACE TRIGGER "customer_holds_handled_push" AFTER UPDATE ON "customer_holds"
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL AND NEW.ending <> 'ran out')
  EXECUTE FUNCTION close_push_of_hold();
